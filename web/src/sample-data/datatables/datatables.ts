/** 1 current, 2 professional, 3 rejected, 4 resigned, 5 applied. */
export type EmployeeStatus = 1 | 2 | 3 | 4 | 5;

export type Employee = {
  /** Always empty: the place of the control that unfolds a row. */
  readonly responsive_id: '';
  readonly id: number;
  /** A picture's address; empty where there is none. */
  readonly avatar: string;
  readonly full_name: string;
  readonly post: string;
  readonly email: string;
  readonly city: string;
  /** `mm/dd/yyyy`. */
  readonly start_date: string;
  /** A year's, as `$10089.96`. */
  readonly salary: string;
  readonly age: string;
  /** Whole years: `1 año`, `4 años`. */
  readonly experience: string;
  readonly status: EmployeeStatus;
};

/** Answer of `GET /api/datatables/data`. */
export type EmployeeList = {
  readonly allData: readonly Employee[];
  /** The page asked for; the name comes from older screens. */
  readonly invoices: readonly Employee[];
  /** How many match, in all pages. */
  readonly total: number;
};
