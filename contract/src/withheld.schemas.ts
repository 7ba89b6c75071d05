import { z } from 'zod';

/** In what a client's account reads of an answer: a key that is there, and null whatever the handler put in it. */
export const withheldSchema = z.null().catch(null);
