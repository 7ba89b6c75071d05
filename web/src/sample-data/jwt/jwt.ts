type Rights = { readonly action: string; readonly subject: string };

export type DemoUser = {
  readonly id: number;
  readonly fullName: string;
  readonly username: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly role: 'admin' | 'client';
  readonly ability: readonly Rights[];
  readonly extras: { readonly eCommerceCartItemsCount: number };
};

export type SignedIn = {
  readonly userData: DemoUser;
  readonly accessToken: string;
  readonly refreshToken: string;
};

/** A sign-in that fails brings sentences about each field. */
export type SignInError = { readonly error: { readonly email: readonly string[] } };

/** Both outcomes come with status 200, so only `error` tells them apart. */
export type Registered =
  | { readonly user: DemoUser; readonly accessToken: string }
  | { readonly error: { readonly email: string | null; readonly username: string | null } };
