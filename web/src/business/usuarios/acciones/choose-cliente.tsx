import { clientes } from '@vatio/contract';
import { useId, useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { SearchInput } from '../../../list/filters/search-input.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import styles from '../usuarios.module.css';

type Props = {
  readonly email: string;
  readonly valor: string;
  readonly onChange: (id: string) => void;
  /** The option of no client and its explanation, where it is allowed. */
  readonly ninguno?: { readonly nombre: string; readonly nota: string };
};

/** Chooses the client that the account stands for; clients with the same mail address are offered first. */
export function ChooseCliente({ email, valor, onChange, ninguno }: Props) {
  const { t } = useTranslation('usuarios');
  const grupo = useId();
  const [q, setQ] = useState(email);
  const query = { q, limit: 10 } as const;
  const { data, error } = useRead(clientes.options, { query }, { enabled: q.length > 1, keepPrevious: true });
  const encontrados = q.length > 1 ? (data?.rows ?? []) : [];
  const opciones = [
    ...(ninguno ? [{ id: '', ...ninguno }] : []),
    ...encontrados.map((encontrado) => ({
      id: encontrado.id,
      nombre: encontrado.nombre,
      nota: [encontrado.nif, encontrado.email].filter(Boolean).join(' · '),
    })),
  ];
  return (
    <>
      <SearchInput
        label={t('buscarCliente')}
        placeholder={t('buscarClienteTexto')}
        value={q}
        onSearch={setQ}
      />
      <fieldset className={styles.elegir}>
        <legend className="vt-hidden">{t('cliente')}</legend>
        {opciones.map(({ id, nombre, nota }) => (
          <label key={id}>
            <input type="radio" name={grupo} checked={valor === id} onChange={() => onChange(id)} />
            <span>{nombre}</span>
            <small>{nota}</small>
          </label>
        ))}
      </fieldset>
      <p className="vt-note" role="status">
        {error?.message ?? (data && encontrados.length === 0 ? t('ningunCliente') : '')}
      </p>
    </>
  );
}
