import { webkit } from './webkit.ts';
import { testIn } from './test-in.ts';

testIn(webkit);
