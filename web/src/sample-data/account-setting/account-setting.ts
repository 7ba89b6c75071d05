/** A social account that is not connected has both texts empty. */
type Connection = { readonly profileImg: string; readonly id: string };

/** `GET /account-setting/data` answers this. */
export type AccountSetting = {
  readonly general: {
    readonly avatar: string;
    readonly username: string;
    readonly fullName: string;
    readonly email: string;
    readonly company: string;
  };
  readonly info: {
    readonly bio: string;
    /** The date of birth is an ISO day, or null when the person has not told it. */
    readonly dob: string | null;
    readonly country: string;
    readonly website: string;
    readonly phone: number;
  };
  readonly social: {
    readonly socialLinks: Readonly<
      Record<'twitter' | 'facebook' | 'google' | 'linkedIn' | 'instagram' | 'quora', string>
    >;
    readonly connections: Readonly<Record<'twitter' | 'google' | 'facebook' | 'github', Connection>>;
  };
  readonly notification: {
    readonly commentOnArticle: boolean;
    readonly answerOnForm: boolean;
    readonly followMe: boolean;
    readonly newAnnouncements: boolean;
    readonly productUpdates: boolean;
    readonly blogDigest: boolean;
  };
};

/** Where a person lives and by which clock and money they work. The specification's own parts have no room for it. */
export type Residence = {
  readonly address: string;
  readonly province: string;
  readonly zip: string;
  /** A zone of the IANA data base, such as `Europe/Madrid`. */
  readonly timeZone: string;
  /** An ISO 4217 code. */
  readonly currency: string;
};

export const KEY_ACCESSES = ['full', 'modify', 'execute', 'folders', 'read', 'write'] as const;
export type KeyAccess = (typeof KEY_ACCESSES)[number];

export type ApiKey = {
  readonly id: number;
  readonly name: string;
  readonly access: KeyAccess;
  readonly key: string;
  /** The key was made at this ISO instant. */
  readonly created: string;
};

/** `POST /account-setting/save` takes this body, which brings only the parts that change. */
export type SaveAccountSetting = { readonly change: Partial<AccountSetting> };

/** `POST /account-setting/save-key` takes this body. A key without an id is a new one. */
export type SaveApiKey = { readonly key: Pick<ApiKey, 'name' | 'access'> & Partial<ApiKey> };

/** `POST /account-setting/residence` takes this body. */
export type SaveResidence = { readonly residence: Residence };
