import { useEffect } from 'react';

/** "MLB Games" becomes "MLB Games · ClearEdge". */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'ClearEdge' ? title : `${title} · ClearEdge`;
  }, [title]);
}
