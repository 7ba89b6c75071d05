import { useState } from 'react';
import { Pagination } from '../../kit/pagination/pagination.tsx';

const LISTS = [
  { tone: 'ok', label: 'Páginas de cobradas' },
  { tone: 'bad', label: 'Páginas de devueltas' },
  { tone: 'info', label: 'Páginas de emitidas' },
  { tone: 'warn', label: 'Páginas de vencidas' },
] as const;

export default function TonePages() {
  const [page, setPage] = useState(2);
  return LISTS.map(({ tone, label }) => (
    <Pagination key={tone} label={label} tone={tone} pages={5} page={page} onChange={setPage} />
  ));
}
