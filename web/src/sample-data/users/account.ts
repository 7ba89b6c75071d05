/**
 * The account holds everything of a user that the list does not show. The specification does not name it, so the
 * samples make it up.
 */
export type UserAccount = {
  readonly taxId: string;
  /** The person reads the language with this code, such as `es`. */
  readonly language: string;
  readonly tasksDone: number;
  readonly projectsDone: number;
  /** The plan is paid for thirty days, of which these have passed. */
  readonly planDays: number;
  readonly projects: readonly UserProject[];
  readonly activity: readonly UserActivity[];
  /** The password was last changed on this day, `YYYY-MM-DD`. The password itself is kept nowhere. */
  readonly passwordChanged: string;
  /** Null means that a password is enough to sign in. */
  readonly twoStep: TwoStep | null;
  readonly devices: readonly UserDevice[];
  readonly cards: readonly PaymentCard[];
  readonly addresses: readonly UserAddress[];
  /** True when the name and the country of the user are also those of the bill. */
  readonly billsToUser: boolean;
  readonly notices: Readonly<Record<NoticeKind, Readonly<Record<NoticeWay, boolean>>>>;
  readonly apps: Readonly<Record<ConnectedApp, boolean>>;
  /** Each network has the name of the user there, or an empty text where there is no link. */
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
  /** It happened at this ISO instant. */
  readonly at: string;
};

type TwoStep = { readonly method: 'app' } | { readonly method: 'sms'; readonly phone: string };

export type UserDevice = {
  readonly id: number;
  readonly kind: 'computer' | 'phone' | 'tablet';
  readonly browser: string;
  readonly device: string;
  readonly place: string;
  /** The device was last seen at this ISO instant. */
  readonly at: string;
  /** True for the device that shows this page. */
  readonly current: boolean;
};

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'maestro' | 'discover' | 'other';

/** Of the number of a card, only the brand and the last digits are kept. */
export type PaymentCard = {
  readonly id: number;
  readonly brand: CardBrand;
  readonly end: string;
  readonly holder: string;
  /** The card expires in this month, `MM/YY`. */
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
  /** True for the address to which bills go. */
  readonly billing: boolean;
};

export const NOTICE_KINDS = ['for-you', 'activity', 'new-browser', 'new-device'] as const;
export const NOTICE_WAYS = ['email', 'browser', 'app'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
export type NoticeWay = (typeof NOTICE_WAYS)[number];

export type ConnectedApp = 'google' | 'slack' | 'github' | 'mailchimp' | 'asana';
export type SocialNetwork = 'facebook' | 'twitter' | 'linkedin' | 'dribbble' | 'behance';

/** `GET /api/users/account` answers this. An unknown id has no account. */
export type AccountDetail = { readonly account?: UserAccount };

/** `POST /apps/users/save-account` takes this body, which brings only the parts of the account that change. */
export type SaveAccount = { readonly id: number; readonly change: Partial<UserAccount> };
