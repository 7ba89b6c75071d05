export type PermissionRole = 'administrator' | 'manager' | 'user' | 'support' | 'restricted-user';

export type Permission = {
  readonly id: number;
  readonly name: string;
  readonly assignedTo: readonly PermissionRole[];
  /** `14 Apr 2021, 8:43 PM`. */
  readonly createdDate: string;
  /** Asked for by the form of the screen; the specification does not know it. */
  readonly isCore?: boolean;
};

/** Answer of `GET /apps/permissions/data`. */
export type PermissionList = {
  /** What was asked, with the defaults of what was not. */
  readonly params: PermissionQuery;
  readonly allData: readonly Permission[];
  /** How many match, in all pages. */
  readonly total: number;
  /** The page asked for. */
  readonly permissions: readonly Permission[];
};

type PermissionQuery = {
  /** Found in the name or in the date. */
  readonly q: string;
  readonly perPage: number;
  readonly page: number;
  /** A role, or empty for any. */
  readonly assignedTo: string;
};
