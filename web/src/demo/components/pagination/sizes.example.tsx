import { useState } from 'react';
import { Pagination } from '../../kit/pagination/pagination.tsx';

const SIZES = [
  { size: 'small', label: 'Páginas pequeñas' },
  { size: 'medium', label: 'Páginas medianas' },
  { size: 'large', label: 'Páginas grandes' },
] as const;

export default function PaginationSizes() {
  const [page, setPage] = useState(1);
  return SIZES.map(({ size, label }) => (
    <Pagination key={size} label={label} size={size} pages={4} page={page} onChange={setPage} />
  ));
}
