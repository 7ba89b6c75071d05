/** A social account; without one, both texts are empty. */
type Connection = { readonly profileImg: string; readonly id: string };

/** Answer of `GET /account-setting/data`. */
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
    /** ISO day, or null when not told. */
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

export const KEY_ACCESSES = ['full', 'modify', 'execute', 'folders', 'read', 'write'] as const;
export type KeyAccess = (typeof KEY_ACCESSES)[number];

export type ApiKey = {
  readonly id: number;
  readonly name: string;
  readonly access: KeyAccess;
  readonly key: string;
  /** ISO instant. */
  readonly created: string;
};

/** Body of `POST /account-setting/save`: the parts that change. */
export type SaveAccountSetting = { readonly change: Partial<AccountSetting> };

/** Body of `POST /account-setting/save-key`: without an id, a new one. */
export type SaveApiKey = { readonly key: Pick<ApiKey, 'name' | 'access'> & Partial<ApiKey> };
