import type { FieldList } from '../../../../data/list-fields.ts';
import { useSample } from '../../../../data/sample.ts';
import { useListState } from '../../../../data/use-list-state.ts';
import type { InvoiceList, InvoiceStatus } from '../../../../sample-data/invoices/invoices.ts';
import { textLanguage } from '../../../../texts/catalogue.ts';
import { PAGE_FIELDS, type PageState } from '../../address-fields.ts';
import { INVOICES } from '../calls/invoice-calls.ts';
import { STATUS_NAMES, STATUSES } from '../statuses.ts';
import { type InvoiceText, useInvoiceText } from '../texts.ts';
import { asSampled } from './as-sampled.ts';

/** The highest number stands first. */
export const USUAL_SORT = '-id';
export const SIZES = [10, 25, 50];

type State = PageState & { readonly status?: InvoiceStatus };

const ADDRESS: FieldList<State> = {
  fields: { ...PAGE_FIELDS, status: { kind: 'text', choices: STATUS_NAMES } },
};

/** One page of this size holds every sample. */
const ALL_ROWS = 100_000;

/** Reads the list as its address asks for it and, for exports, every invoice found beside the page. */
export function useInvoiceList() {
  const list = useListState(ADDRESS);
  const t = useInvoiceText();
  const query = { ...valuesOf(list.state, t('settled')), statusOrder: statusesAsRead(t).join() };
  const page = useSample<InvoiceList>(INVOICES, query, { keepPrevious: true });
  const found = useSample<InvoiceList>(
    INVOICES,
    { ...query, page: 1, perPage: ALL_ROWS },
    { keepPrevious: true },
  );
  const data = page.data && {
    rows: page.data.invoices,
    count: page.data.total,
    total: page.data.allData.length,
    found: found.data?.invoices,
  };
  return {
    list,
    query: { ...page, data },
    found: found.data?.invoices ?? [],
    all: page.data?.allData ?? [],
  };
}

/** Orders the statuses by the words that the reader sees. */
function statusesAsRead(t: InvoiceText): InvoiceStatus[] {
  const word = (status: InvoiceStatus) => t(`status-${STATUSES[status].name}`);
  return STATUS_NAMES.toSorted((a, b) => word(a).localeCompare(word(b), textLanguage()));
}

/** Turns `-total` of the address into `sortColumn=total&sort=desc` for the call. */
function valuesOf({ q = '', status, sort = USUAL_SORT, page, limit }: State, settled: string) {
  const order = sort.startsWith('-') ? 'desc' : 'asc';
  return {
    q: asSampled(q, settled),
    status,
    sort: order,
    sortColumn: sort.replace(/^-/, ''),
    page,
    perPage: limit,
  };
}
