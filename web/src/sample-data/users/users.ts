export type UserRole = 'admin' | 'editor' | 'author' | 'maintainer' | 'subscriber';
export type UserPlan = 'basic' | 'team' | 'company' | 'enterprise';
/** The samples have the first three; the last is given to a user on the screen. */
export type UserStatus = 'active' | 'inactive' | 'pending' | 'suspended';
export type UserBilling = 'Manual - Credit Card' | 'Manual - Paypal' | 'Manual - Cash' | 'Auto Debit';

export type User = {
  readonly id: number;
  readonly fullName: string;
  readonly username: string;
  readonly email: string;
  readonly company: string;
  readonly country: string;
  /** `(ddd) ddd-dddd`. */
  readonly contact: string;
  readonly role: UserRole;
  readonly currentPlan: UserPlan;
  readonly status: UserStatus;
  readonly billing: UserBilling;
  /** A picture's address; empty where the user has none, and then initials stand on `avatarColor`. */
  readonly avatar: string;
  readonly avatarColor?: `light-${'primary' | 'success' | 'danger' | 'warning' | 'info'}`;
};

/** Body of `POST /apps/users/add-user`; the id is given by the answer. */
export type NewUser = Omit<User, 'id'>;

/** Answer of `GET /api/users/list/data`. */
export type UserList = {
  /** How many match, in all pages. */
  readonly total: number;
  /** The page asked for. */
  readonly users: readonly User[];
};

/** Answer of `GET /api/users/user`, empty for an unknown id, and of `POST /apps/users/add-user`. */
export type UserDetail = { readonly user?: User };

/**
 * Body of `POST /apps/users/update-user`, a call that the specification does not name: it is what lets a screen keep
 * its work. A known id is replaced, and one that was deleted comes back.
 */
export type UpdateUser = { readonly user: User };
