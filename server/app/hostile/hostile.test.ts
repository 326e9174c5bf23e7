// One file for all of these: loading the whole product takes longer than most of them do.
import './testing/cases/addresses.ts';
import './testing/cases/assistant.ts';
import './testing/cases/bodies.ts';
import './testing/cases/exports.ts';
import './testing/cases/limits.ts';
import './testing/cases/logs.ts';
import './testing/cases/origins.ts';
import './testing/cases/stored-texts.ts';
import './testing/cases/wire.ts';
