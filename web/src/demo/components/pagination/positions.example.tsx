import { useState } from 'react';
import { Pagination } from '../../kit/pagination/pagination.tsx';
import styles from '../examples.module.css';

const PLACES = [
  { align: 'start', label: 'Páginas al principio' },
  { align: 'centre', label: 'Páginas en el centro' },
  { align: 'end', label: 'Páginas al final' },
] as const;

export default function PaginationPositions() {
  const [page, setPage] = useState(1);
  return PLACES.map(({ align, label }) => (
    <div key={align} className={`vt-toolbar vt-gap-10 ${styles.row}`} data-align={align}>
      <Pagination label={label} pages={4} page={page} onChange={setPage} />
    </div>
  ));
}
