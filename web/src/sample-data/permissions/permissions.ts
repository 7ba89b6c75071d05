export type PermissionRole = 'administrator' | 'manager' | 'user' | 'support' | 'restricted-user';

export type Permission = {
  readonly id: number;
  readonly name: string;
  readonly assignedTo: readonly PermissionRole[];
  /** The date is written `14 Apr 2021, 8:43 PM`. */
  readonly createdDate: string;
  /** The form of the screen asks for this mark, which the specification does not know. */
  readonly isCore?: boolean;
};

/** `GET /apps/permissions/data` answers this. */
export type PermissionList = {
  /** The call answers what was asked, with the defaults of what was not. */
  readonly params: PermissionQuery;
  readonly allData: readonly Permission[];
  /** The number of rows that match, over all pages. */
  readonly total: number;
  /** The rows of the page that was asked for. */
  readonly permissions: readonly Permission[];
};

type PermissionQuery = {
  /** The text is looked for in the name and in the date. */
  readonly q: string;
  readonly perPage: number;
  readonly page: number;
  /** Only permissions of this role are listed; an empty text means any role. */
  readonly assignedTo: string;
};
