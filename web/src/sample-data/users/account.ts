/** Everything of a user that the list does not show. The specification does not name it: the samples make it up. */
export type UserAccount = {
  readonly taxId: string;
  /** Of the person, as `es`. */
  readonly language: string;
  readonly tasksDone: number;
  readonly projectsDone: number;
  /** Days of the month of thirty that is paid. */
  readonly planDays: number;
  readonly projects: readonly UserProject[];
  readonly activity: readonly UserActivity[];
  /** When the password was last changed, `YYYY-MM-DD`; the password itself is kept nowhere. */
  readonly passwordChanged: string;
  /** None while a password is enough to sign in. */
  readonly twoStep: TwoStep | null;
  readonly devices: readonly UserDevice[];
  readonly cards: readonly PaymentCard[];
  readonly addresses: readonly UserAddress[];
  /** Whether the name and the country of the user are also those of the bill. */
  readonly billsToUser: boolean;
  readonly notices: Readonly<Record<NoticeKind, Readonly<Record<NoticeWay, boolean>>>>;
  readonly apps: Readonly<Record<ConnectedApp, boolean>>;
  /** Name in each network; empty where there is no link. */
  readonly socials: Readonly<Record<SocialNetwork, string>>;
};

export type UserProject = {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly tasksDone: number;
  readonly tasks: number;
  readonly hours: number;
};

export type UserActivity = {
  readonly id: number;
  readonly kind: 'invoice' | 'meeting' | 'project' | 'sign-in';
  readonly title: string;
  readonly text: string;
  /** ISO instant. */
  readonly at: string;
};

type TwoStep = { readonly method: 'app' } | { readonly method: 'sms'; readonly phone: string };

export type UserDevice = {
  readonly id: number;
  readonly kind: 'computer' | 'phone' | 'tablet';
  readonly browser: string;
  readonly device: string;
  readonly place: string;
  /** ISO instant. */
  readonly at: string;
  /** The one that is looking at this page. */
  readonly current: boolean;
};

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'maestro' | 'discover' | 'other';

/** Of a number only its brand and its end are kept. */
export type PaymentCard = {
  readonly id: number;
  readonly brand: CardBrand;
  readonly end: string;
  readonly holder: string;
  /** `MM/YY`. */
  readonly expires: string;
  readonly primary: boolean;
};

export type UserAddress = {
  readonly id: number;
  readonly kind: 'home' | 'office';
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly line: string;
  readonly more: string;
  readonly town: string;
  readonly state: string;
  readonly zip: string;
  /** Where bills go. */
  readonly billing: boolean;
};

export const NOTICE_KINDS = ['for-you', 'activity', 'new-browser', 'new-device'] as const;
export const NOTICE_WAYS = ['email', 'browser', 'app'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
export type NoticeWay = (typeof NOTICE_WAYS)[number];

export type ConnectedApp = 'google' | 'slack' | 'github' | 'mailchimp' | 'asana';
export type SocialNetwork = 'facebook' | 'twitter' | 'linkedin' | 'dribbble' | 'behance';

/** Answer of `GET /api/users/account`; of an unknown id there is no account. */
export type AccountDetail = { readonly account?: UserAccount };

/** Body of `POST /apps/users/save-account`: the parts of the account that change. */
export type SaveAccount = { readonly id: number; readonly change: Partial<UserAccount> };
