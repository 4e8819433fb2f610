import { chromium } from './chromium.ts';
import { testIn } from './test-in.ts';

testIn(chromium);
