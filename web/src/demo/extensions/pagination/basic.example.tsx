import { useState } from 'react';
import { Pagination } from '../../kit/pagination/pagination.tsx';

const CLIENTS = Array.from({ length: 37 }, (_, at) => `Cliente ${at + 1}`);
const PER_PAGE = 4;

export default function BasicPages() {
  const [page, setPage] = useState(1);
  const shown = CLIENTS.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return (
    <>
      <ul>
        {shown.map((client) => (
          <li key={client}>{client}</li>
        ))}
      </ul>
      <Pagination
        label="Páginas de clientes"
        pages={Math.ceil(CLIENTS.length / PER_PAGE)}
        page={page}
        onChange={setPage}
      />
    </>
  );
}
