import { afterAll } from '@jest/globals';
import { closeAll } from './closings.ts';

afterAll(closeAll);
