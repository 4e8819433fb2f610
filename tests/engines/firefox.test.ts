import { firefox } from './firefox.ts';
import { testIn } from './test-in.ts';

testIn(firefox);
