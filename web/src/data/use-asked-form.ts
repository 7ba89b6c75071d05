import { useState } from 'react';
import { useNavigate, useSearch } from '../router/use-router.ts';

/** Whether a form is open, which the address may ask for: `/clientes?nuevo=si` opens that of a new client. */
export function useAskedForm(parameter: 'nuevo' | 'nueva') {
  const { [parameter]: wish } = useSearch();
  const navigate = useNavigate();
  const [begun, setBegun] = useState(false);
  return {
    open: begun || wish === 'si',
    begin: () => setBegun(true),
    /** After closing the form, Back and a reload must not open it again. */
    close: () => {
      setBegun(false);
      if (wish) navigate({ to: '.', search: ({ [parameter]: _, ...rest }) => rest, replace: true });
    },
  };
}
