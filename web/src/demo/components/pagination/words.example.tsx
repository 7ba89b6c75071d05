import { useState } from 'react';
import { Pagination } from '../../kit/pagination/pagination.tsx';

export default function WordPagination() {
  const [page, setPage] = useState(2);
  return <Pagination label="Páginas de facturas" ends="both" pages={4} page={page} onChange={setPage} />;
}
