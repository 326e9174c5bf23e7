import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../../platform/place.ts';
import { configurationPage } from '../../configuration-page.ts';

writeFileSync(join(repositoryRoot, 'docs', 'configuration.md'), configurationPage());
