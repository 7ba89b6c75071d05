/** The statuses are 1 current, 2 professional, 3 rejected, 4 resigned and 5 applied. */
export type EmployeeStatus = 1 | 2 | 3 | 4 | 5;

export type Employee = {
  /** The text is always empty: the table puts the control that unfolds a row in its place. */
  readonly responsive_id: '';
  readonly id: number;
  /** The picture's address is empty for an employee without one. */
  readonly avatar: string;
  readonly full_name: string;
  readonly post: string;
  readonly email: string;
  readonly city: string;
  /** The start is written `mm/dd/yyyy`. */
  readonly start_date: string;
  /** The salary is in dollars a year, as `$10089.96`. */
  readonly salary: string;
  readonly age: string;
  /** The experience is in whole years, as `1 año` or `4 años`. */
  readonly experience: string;
  readonly status: EmployeeStatus;
};

/** `GET /api/datatables/data` answers this. */
export type EmployeeList = {
  readonly allData: readonly Employee[];
  /** The employees of the page that was asked for; the name comes from older screens. */
  readonly invoices: readonly Employee[];
  /** The number of rows that match, over all pages. */
  readonly total: number;
};
