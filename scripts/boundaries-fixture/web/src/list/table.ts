import { blockedClient } from '../trade/blocked-client.ts';

export const table = blockedClient;
