import type { clientes } from '@vatio/contract';
import { DatosCliente } from './datos-cliente.tsx';
import { SiguientePaso } from './siguiente-paso.tsx';
import { UltimosContratos } from './ultimos-contratos.tsx';

/** What comes next with the client, their data and their newest contracts. */
export function Resumen({ cliente }: { cliente: clientes.Cliente }) {
  return (
    <>
      <SiguientePaso cliente={cliente} />
      <DatosCliente cliente={cliente} />
      <UltimosContratos cliente={cliente} />
    </>
  );
}
