export type InvoiceStatus = 'Paid' | 'Downloaded' | 'Sent' | 'Draft' | 'Partial Payment' | 'Past Due';

/** The sample invoices bill these services. */
export const SERVICES = [
  'Instalación fotovoltaica',
  'Auditoría energética',
  'Optimización de potencia',
  'Mantenimiento de baterías de condensadores',
] as const;

export type InvoiceClient = {
  readonly name: string;
  readonly company: string;
  readonly companyEmail: string;
  readonly address: string;
  readonly country: string;
  /** The telephone is written `(ddd) ddd-dddd`. */
  readonly contact: string;
};

export type Invoice = {
  readonly id: number;
  /** The date is written `dd Mon yyyy`, with the month in English. */
  readonly issuedDate: string;
  /** The date is written `dd Mon yyyy`, with the month in English. */
  readonly dueDate: string;
  readonly client: InvoiceClient;
  readonly service: string;
  readonly total: number;
  /** The picture's address is empty for a client without one. */
  readonly avatar: string;
  readonly invoiceStatus: InvoiceStatus;
  /** The balance is 0 when the invoice is settled, and otherwise `$724` or, owed to the client, `-$205`. */
  readonly balance: 0 | string;
  /** The sheet holds what a person wrote on the invoice on this page. The sample invoices have none. */
  readonly sheet?: InvoiceSheet;
};

/** The price of a line is in dollars for one unit; the discount and the tax are in per cent. */
export type InvoiceItem = {
  readonly service: string;
  readonly description: string;
  readonly price: number;
  readonly quantity: number;
  readonly discount: number;
  readonly tax: number;
};

export const PAYMENT_METHODS = ['debit', 'credit', 'paypal', 'internet-banking', 'upi'] as const;

/** The amount received is in dollars, and the day is `YYYY-MM-DD`. */
export type InvoicePayment = {
  readonly amount: number;
  readonly date: string;
  readonly method: string;
  readonly note: string;
};

/** The sheet of an invoice holds everything that its row of the list does not show. */
export type InvoiceSheet = {
  readonly items: readonly InvoiceItem[];
  readonly payments: readonly InvoicePayment[];
  readonly salesperson: string;
  readonly note: string;
  readonly acceptedPayment: (typeof PAYMENT_METHODS)[number];
  /** These switches say which optional parts the invoice shows. */
  readonly paymentTerms: boolean;
  readonly clientNotes: boolean;
  readonly paymentStub: boolean;
};

/**
 * `POST /apps/invoice/save` takes this body. The specification does not name the call, but a screen needs it to keep
 * its work. A known id is replaced, an unknown one is added, and without an id the invoice gets the next one.
 */
export type SaveInvoice = { readonly invoice: Omit<Invoice, 'id'> & { readonly id?: number } };

/** Says where an invoice is paid and what its client owes in all. What is owed is absent while there is no client. */
export type PaymentDetails = {
  readonly totalDue?: string;
  readonly bankName: string;
  readonly country: string;
  readonly iban: string;
  readonly swiftCode: string;
};

/** `GET /apps/invoice/invoices` answers this. */
export type InvoiceList = {
  readonly allData: readonly Invoice[];
  /** The number of rows that match, over all pages. */
  readonly total: number;
  /** The rows of the page that was asked for. */
  readonly invoices: readonly Invoice[];
};

/** `GET /api/invoice/invoices/:id` answers this. For an unknown id there is no invoice. */
export type InvoiceDetail = { readonly invoice?: Invoice; readonly paymentDetails: PaymentDetails };
