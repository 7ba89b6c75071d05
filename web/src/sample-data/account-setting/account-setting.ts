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
