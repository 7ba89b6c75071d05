import { parseCups } from '../cups.ts';
