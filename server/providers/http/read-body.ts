import { ProviderFault } from './provider-fault.ts';

/** The body as text, at most so many bytes: a body that is longer is not read to its end. */
export async function readBody(response: Response, maxBytes: number, where: string): Promise<string> {
  const tooLarge = (): ProviderFault =>
    new ProviderFault('too_large', `${where} answered more than ${maxBytes} bytes`, { status: response.status });
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    throw tooLarge();
  }
  if (!response.body) return '';
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) throw tooLarge();
    pieces.push(piece);
  }
  return new TextDecoder().decode(Buffer.concat(pieces));
}
