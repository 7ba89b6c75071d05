import { daysFromToday, dayText } from '../dates.ts';
import { slugOf } from '../table.ts';
import type { PaymentCard, UserAccount, UserAddress } from './account.ts';
import { activityOf, USER_DEVICES, USER_PROJECTS } from './account-samples.ts';
import type { User } from './users.ts';

/** Makes up the account of a user. The same user always gets the same one. */
export function accountOf(user: User): UserAccount {
  const { id, username, contact } = user;
  return {
    taxId: `Tax-${contact.slice(-4)}`,
    language: 'es',
    tasksDone: 300 + ((id * 137) % 1400),
    projectsDone: 40 + ((id * 61) % 560),
    planDays: 4 + ((id * 7) % 23),
    projects: USER_PROJECTS,
    activity: activityOf(user),
    passwordChanged: dayText(daysFromToday(-30 - ((id * 13) % 200))),
    twoStep: { method: 'sms', phone: contact },
    devices: USER_DEVICES,
    cards: cardsOf(user),
    addresses: addressesOf(user),
    billsToUser: true,
    notices: {
      'for-you': { email: true, browser: true, app: true },
      activity: { email: true, browser: true, app: true },
      'new-browser': { email: true, browser: true, app: false },
      'new-device': { email: true, browser: false, app: false },
    },
    apps: { google: true, slack: false, github: true, mailchimp: true, asana: false },
    socials: {
      facebook: '',
      twitter: slugOf(username, '_'),
      linkedin: slugOf(username, '-'),
      dribbble: '',
      behance: '',
    },
  };
}

function cardsOf({ id, fullName }: User): PaymentCard[] {
  const end = (step: number) => String(1000 + ((id * step) % 9000));
  const year = (more: number) => dayText(daysFromToday(365 * more)).slice(2, 4);
  const holder = fullName;
  return [
    { id: 1, brand: 'mastercard', end: end(4391), holder, expires: `12/${year(1)}`, primary: true },
    { id: 2, brand: 'visa', end: end(5323), holder, expires: `02/${year(2)}`, primary: false },
    { id: 3, brand: 'amex', end: end(7193), holder, expires: `08/${year(3)}`, primary: false },
  ];
}

function addressesOf({ fullName, country }: User): UserAddress[] {
  const [firstName = '', ...rest] = fullName.split(' ');
  const who = { firstName, lastName: rest.join(' '), country };
  return [
    {
      ...who,
      id: 1,
      kind: 'home',
      line: 'Calle del Molino, 14',
      more: '3.º B',
      town: 'Guadalajara',
      state: 'Guadalajara',
      zip: '19001',
      billing: true,
    },
    {
      ...who,
      id: 2,
      kind: 'office',
      line: 'Avenida de la Industria, 7',
      more: 'Nave 4',
      town: 'Azuqueca de Henares',
      state: 'Guadalajara',
      zip: '19200',
      billing: false,
    },
  ];
}
