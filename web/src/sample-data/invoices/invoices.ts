export type InvoiceStatus = 'Paid' | 'Downloaded' | 'Sent' | 'Draft' | 'Partial Payment' | 'Past Due';

/** What the samples sell. */
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
  /** `(ddd) ddd-dddd`. */
  readonly contact: string;
};

export type Invoice = {
  readonly id: number;
  /** `dd Mon yyyy`, month in English. */
  readonly issuedDate: string;
  /** `dd Mon yyyy`, month in English. */
  readonly dueDate: string;
  readonly client: InvoiceClient;
  readonly service: string;
  readonly total: number;
  /** A picture's address; empty where the client has none. */
  readonly avatar: string;
  readonly invoiceStatus: InvoiceStatus;
  /** 0 when settled, otherwise `$724` or, owed to the client, `-$205`. */
  readonly balance: 0 | string;
  /** What was written on it when it was saved on this page; the samples have none. */
  readonly sheet?: InvoiceSheet;
};

/** A line of an invoice. The price is in dollars for one unit, the discount and the tax in per cent. */
export type InvoiceItem = {
  readonly service: string;
  readonly description: string;
  readonly price: number;
  readonly quantity: number;
  readonly discount: number;
  readonly tax: number;
};

export const PAYMENT_METHODS = ['debit', 'credit', 'paypal', 'internet-banking', 'upi'] as const;

/** Money received, in dollars. The day is `YYYY-MM-DD`. */
export type InvoicePayment = {
  readonly amount: number;
  readonly date: string;
  readonly method: string;
  readonly note: string;
};

/** What an invoice says beyond its row of the list. */
export type InvoiceSheet = {
  readonly items: readonly InvoiceItem[];
  readonly payments: readonly InvoicePayment[];
  readonly salesperson: string;
  readonly note: string;
  readonly acceptedPayment: (typeof PAYMENT_METHODS)[number];
  /** Which of its optional parts it shows. */
  readonly paymentTerms: boolean;
  readonly clientNotes: boolean;
  readonly paymentStub: boolean;
};

/**
 * Body of `POST /apps/invoice/save`, a call that the specification does not name: it is what lets a screen keep its
 * work. A known id is replaced, an unknown one is added, and without one the next is given.
 */
export type SaveInvoice = { readonly invoice: Omit<Invoice, 'id'> & { readonly id?: number } };

/** Where an invoice is paid, and what its client owes in all: nothing is known of that before there is a client. */
export type PaymentDetails = {
  readonly totalDue?: string;
  readonly bankName: string;
  readonly country: string;
  readonly iban: string;
  readonly swiftCode: string;
};

/** Answer of `GET /apps/invoice/invoices`. */
export type InvoiceList = {
  readonly allData: readonly Invoice[];
  /** How many match, in all pages. */
  readonly total: number;
  /** The page asked for. */
  readonly invoices: readonly Invoice[];
};

/** Answer of `GET /api/invoice/invoices/:id`; of an unknown id there is no invoice. */
export type InvoiceDetail = { readonly invoice?: Invoice; readonly paymentDetails: PaymentDetails };
