import { type Answers, nextId, ok } from '../answers.ts';
import { readUsers } from '../users/rows.ts';
import type { AccountSetting, ApiKey, Residence, SaveApiKey } from './account-setting.ts';

export const answers: Answers = {
  'GET /account-setting/data': () => ok(account),

  // The calls below are not in the specification, but without them nothing done to an account would last.
  'POST /account-setting/save': (call) => {
    account = { ...account, ...(call.object('change') as Partial<AccountSetting>) };
    return ok();
  },
  'GET /account-setting/residence': () => ok(residence),
  'POST /account-setting/residence': (call) => {
    residence = call.object('residence') as Residence;
    return ok();
  },
  'GET /account-setting/keys': () => ok(keys),
  'POST /account-setting/save-key': (call) => {
    const given = call.object('key') as unknown as SaveApiKey['key'];
    const key: ApiKey = {
      key: crypto.randomUUID(),
      created: new Date().toISOString(),
      ...given,
      id: given.id ?? nextId(keys),
    };
    const known = keys.some(({ id }) => id === key.id);
    const next = known ? keys.map((other) => (other.id === key.id ? key : other)) : [...keys, key];
    keys = next.toSorted((a, b) => a.id - b.id);
    return ok();
  },
  'DELETE /account-setting/keys': (call) => {
    const id = call.id('id');
    keys = keys.filter((key) => key.id !== id);
    return ok();
  },
};

const NOT_CONNECTED = { profileImg: '', id: '' };

/** The account is that of the first user, whose sheet has the cards, devices and notices that the settings show too. */
const { avatar, username, fullName, email, company } = readUsers()[0]!;

const ACCOUNT: AccountSetting = {
  general: { avatar, username, fullName, email, company },
  info: { bio: '', dob: null, country: 'España', website: '', phone: 611555042 },
  social: {
    socialLinks: {
      twitter: 'https://twitter.com/marina_soler_ejemplo',
      facebook: '',
      google: '',
      linkedIn: 'https://www.linkedin.com/in/marina-soler-ejemplo',
      instagram: '',
      quora: '',
    },
    connections: {
      twitter: { profileImg: avatar, id: 'marina_soler_ejemplo' },
      google: { profileImg: avatar, id: username },
      facebook: NOT_CONNECTED,
      github: NOT_CONNECTED,
    },
  },
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: true,
    blogDigest: false,
  },
};

const KEYS: readonly ApiKey[] = [
  {
    id: 1,
    name: 'Servidor de lecturas',
    access: 'full',
    key: '23eaf7f0-f4f7-495e-8b86-fad3261282ac',
    created: '2026-04-28T16:20:00Z',
  },
  {
    id: 2,
    name: 'Cuadro de mandos',
    access: 'read',
    key: 'bb98e571-a2e2-4de8-90a9-2e231b5e99c1',
    created: '2026-09-12T08:30:00Z',
  },
  {
    id: 3,
    name: 'Copia nocturna',
    access: 'execute',
    key: '2e915e59-3105-47f2-8838-6e46bf83b711',
    created: '2026-10-01T22:00:00Z',
  },
];

const RESIDENCE: Residence = {
  address: 'Calle de la Luz, 24, 3.º B',
  province: 'Madrid',
  zip: '28014',
  timeZone: 'Europe/Madrid',
  currency: 'EUR',
};

let account = ACCOUNT;
let residence = RESIDENCE;
let keys = KEYS;
