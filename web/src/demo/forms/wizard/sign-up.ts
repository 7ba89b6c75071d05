import { z } from 'zod';

export const EMPTY_SIGN_UP = {
  username: '',
  email: '',
  password: '',
  repeated: '',
  first: '',
  last: '',
  country: '',
  language: '',
  street: '',
  reference: '',
  postcode: '',
  town: '',
  website: '',
  linkedin: '',
  youtube: '',
  mastodon: '',
};

export type SignUp = typeof EMPTY_SIGN_UP;
export type StepId = 'account' | 'person' | 'address' | 'links';

const something = z.string().trim().min(1, 'Falta este dato');
const address = something.pipe(z.url('Escribe la dirección entera, con https://'));

/** A step must hold this much before the next one opens. */
export const COMPLETE_STEPS: Readonly<Record<StepId, z.ZodType>> = {
  account: z
    .object({
      username: something,
      email: something.pipe(z.email('Escribe un correo como nombre@dominio.es')),
      password: something,
      repeated: something,
    })
    .refine(({ password, repeated }) => password === repeated, {
      path: ['repeated'],
      message: 'No es la misma contraseña',
    }),
  person: z.object({ first: something, last: something, country: something, language: something }),
  address: z.object({ street: something, reference: something, postcode: something, town: something }),
  links: z.object({ website: address, linkedin: address, youtube: address, mastodon: address }),
};
