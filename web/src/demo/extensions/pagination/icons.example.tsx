import { useState } from 'react';
import { Pagination } from '../../kit/pagination/pagination.tsx';

export default function IconPages() {
  const [page, setPage] = useState(3);
  return <Pagination label="Páginas de lecturas" ends="icons" pages={10} page={page} onChange={setPage} />;
}
