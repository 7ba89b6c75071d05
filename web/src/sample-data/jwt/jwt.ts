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

/** What is wrong with a sign-in: sentences by field. */
export type SignInError = { readonly error: { readonly email: readonly string[] } };

/** Both kinds come with status 200: only `error` tells them apart. */
export type Registered =
  | { readonly user: DemoUser; readonly accessToken: string }
  | { readonly error: { readonly email: string | null; readonly username: string | null } };
