import { call } from '../data/call.ts';

export const formatDate = () => call;
