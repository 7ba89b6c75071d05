import { useState } from 'react';
import { Pagination } from '../../kit/pagination/pagination.tsx';

const LISTS = [
  { tone: 'ok', label: 'Páginas de activados' },
  { tone: 'bad', label: 'Páginas de rechazados' },
  { tone: 'info', label: 'Páginas en estudio' },
  { tone: 'warn', label: 'Páginas de pendientes' },
] as const;

export default function TonePagination() {
  const [page, setPage] = useState(2);
  return LISTS.map(({ tone, label }) => (
    <Pagination key={tone} label={label} tone={tone} pages={5} page={page} onChange={setPage} />
  ));
}
