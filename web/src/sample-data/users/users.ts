export type UserRole = 'admin' | 'editor' | 'author' | 'maintainer' | 'subscriber';
export type UserPlan = 'basic' | 'team' | 'company' | 'enterprise';
/** The samples have the first three statuses. The last one is given to a user on the screen. */
export type UserStatus = 'active' | 'inactive' | 'pending' | 'suspended';
export type UserBilling = 'Manual - Credit Card' | 'Manual - Paypal' | 'Manual - Cash' | 'Auto Debit';

export type User = {
  readonly id: number;
  readonly fullName: string;
  readonly username: string;
  readonly email: string;
  readonly company: string;
  readonly country: string;
  /** The telephone is written `(ddd) ddd-dddd`. */
  readonly contact: string;
  readonly role: UserRole;
  readonly currentPlan: UserPlan;
  readonly status: UserStatus;
  readonly billing: UserBilling;
  /** The picture's address is empty for a user without one. */
  readonly avatar: string;
  /** The initials stand on this colour where there is no picture. */
  readonly avatarColor: `light-${'primary' | 'success' | 'danger' | 'warning' | 'info'}`;
};

/** `POST /apps/users/add-user` takes this body, and its answer gives the id. */
export type NewUser = Omit<User, 'id'>;

/** `GET /api/users/list/data` answers this. */
export type UserList = {
  /** The number of rows that match, over all pages. */
  readonly total: number;
  /** The rows of the page that was asked for. */
  readonly users: readonly User[];
};

/** `GET /api/users/user` answers this, empty for an unknown id, and `POST /apps/users/add-user` as well. */
export type UserDetail = { readonly user?: User };

/**
 * `POST /apps/users/update-user` takes this body. The specification does not name the call, but a screen needs it to
 * keep its work. A known id is replaced, and a deleted one comes back.
 */
export type UpdateUser = { readonly user: User };
