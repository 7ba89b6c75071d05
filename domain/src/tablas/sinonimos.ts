/** The names in a text, which semicolons part. */
function listed(nombres: string): readonly string[] {
  return nombres.split(';').map((nombre) => nombre.trim());
}

/**
 * What people write at the head of a column, in Spanish, Catalan, Galician, Basque and English, the first as this product
 * writes it. Accents, capitals and signs tell nothing; `Titular / Cliente` is read as either of them.
 */
export const SINONIMOS = {
  cups: listed(`
    CUPS; Código CUPS; Cód. CUPS; Nº CUPS; CUPS20; CUPS22; CUPS luz; CUPS electricidad;
    Punto de suministro; Punto suministro; Suministro; Código universal de punto de suministro;
    Código unificado de punto de suministro; Punt de subministrament; Subministrament; Codi CUPS;
    Punto de subministración; Subministración; Hornidura-puntua; CUPS kodea; Supply point; CUPS code`),
  nombre: listed(`
    Nombre; Razón social; Nombre o razón social; Razón social o nombre; Cliente; Titular;
    Nombre y apellidos; Apellidos y nombre; Nombre completo; Nombre cliente; Nombre del cliente;
    Nombre titular; Nombre del titular; Titular del contrato; Empresa; Nombre empresa; Sociedad;
    Denominación; Denominación social; Nombre fiscal; R. social; Nom; Nom i cognoms; Raó social;
    Nom o raó social; Client; Nome; Nome e apelidos; Izena; Izen-abizenak; Bezeroa; Izena edo sozietatea;
    Sozietatearen izena; Titularra; Name; Full name; Company; Company name; Account name; Account;
    Customer; Customer name; Client name; Organization; Organization name; Organization - Name;
    Organización; Organización - Nombre; Person - Organization; Persona - Organización; Display name`),
  apellidos: listed(`
    Apellidos; Apellido; Primer apellido; Segundo apellido; 1er apellido; 2º apellido; Cognoms;
    Primer cognom; Segon cognom; Apelidos; Abizenak; Last name; Family name; Surname`),
  nombreDePila: listed(`
    First name; Given name; Nombre de pila; Person - Name; Persona - Nombre; Contact name; Nombre del contacto`),
  nif: listed(`
    NIF; CIF; NIE; DNI; NIF/CIF; CIF/NIF; DNI/CIF; CIF/DNI; DNI/NIF; NIF/NIE; NIF o CIF; NIF/CIF/NIE;
    DNI/NIE; Documento; Nº documento; Documento de identidad; Doc. identidad; Identificación;
    Identificador fiscal; Número de identificación fiscal; NIF titular; CIF titular; CIF cliente;
    NIF cliente; NIF del titular; Document; IFZ; IFK; NAN; ENA; NAN/IFZ; IFZ/NAN; VAT; VAT number;
    Tax ID; Tax number; Fiscal code`),
  email: listed(`
    Email; Correo; E-mail; Correo electrónico; Mail; Correo e.; C. electrónico; Dirección de correo;
    Dirección de correo electrónico; Email cliente; Email contacto; Email de contacto; Correo contacto;
    Correu; Correu electrònic; Adreça electrònica; Enderezo electrónico; Posta elektronikoa; e-posta;
    Helbide elektronikoa; Email address; Work email; Primary email`),
  telefono: listed(`
    Teléfono; Tel; Móvil; Teléfono móvil; Teléfono de contacto; Teléfono contacto; Tfno; Tlf; Tlfno;
    Telf; Tno; Tf; Teléfono fijo; Fijo; Celular; Tel. móvil; Tel. fijo; Tfno. móvil; Tlf. móvil;
    Número de teléfono; Nº teléfono; Teléfonos; WhatsApp; Telèfon; Mòbil; Telèfon mòbil; Fix; Móbil;
    Telefonoa; Mugikorra; Finkoa; Phone; Phone number; Mobile; Mobile phone; Mobile phone number;
    Mobile number; Office phone; Telephone`),
  direccion: listed(`
    Dirección; Domicilio; Calle; Dirección fiscal; Domicilio fiscal; Domicilio social; Dir.; Vía;
    Dirección postal; Dirección de suministro; Dirección suministro; Dirección del suministro; Direcc.;
    Adreça; Carrer; Adreça fiscal; Domicili; Domicili fiscal; Enderezo; Rúa; Helbidea; Kalea; Address;
    Street; Street address; Billing street; Billing address street; Mailing street; Shipping street;
    Organization - Address; Organización - Dirección; Postal address; Address line 1`),
  codigoPostal: listed(`
    Código postal; CP; C.P.; Cód. postal; C. postal; Distrito postal; D.P.; Codi postal; Cod. postal;
    Posta-kodea; PK; Zip; Zip code; Postal code; Postcode; Billing zip; Billing zip/postal code;
    Billing address postal code; Mailing zip/postal code`),
  municipio: listed(`
    Municipio; Población; Ciudad; Localidad; Pueblo; Població; Municipi; Ciutat; Localitat; Concello;
    Cidade; Localidade; Poboación; Herria; Udalerria; Hiria; City; Town; Billing city;
    Billing address city; Mailing city`),
  provincia: listed(`
    Provincia; Prov.; Província; Probintzia; Lurraldea; Province; State; State/Region;
    Billing state; Billing state/province; Billing address state; Mailing state/province`),
  cnae: listed(`
    CNAE; Actividad; Código CNAE; Cód. CNAE; CNAE 2009; CCAE; Activitat; Jarduera; Industry`),
  iban: listed(`
    IBAN; Cuenta; Cuenta bancaria; CCC; Número de cuenta; Cta. bancaria; Cta. banco; Cta.; Nº cuenta;
    Cta. corriente; Cuenta corriente; C/C; Cuenta de cargo; Domiciliación; Domiciliación bancaria;
    Compte; Compte bancari; Número de compte; Conta; Conta bancaria; Kontu-zenbakia; Kontua;
    Banku-kontua; Bank account; Account number`),
  comercial: listed(`
    Comercial; Agente; Vendedor; Representante; Email del comercial; Asesor; Asesor comercial;
    Agente comercial; Gestor; Colaborador; Delegado; Usuario asignado; Asignado a; Propietario;
    Responsable; Agent; Venedor; Comercial assignat; Axente; Saltzailea; Merkataria; Owner;
    Account owner; Contact owner; Company owner; Organization - Owner; Organización - Propietario;
    Person - Owner; Salesperson; Sales rep; Assigned user; Assigned user name; Assigned to`),
  nota: listed(`
    Nota; Notas; Observaciones; Comentarios; Obs.; Observación; Comentario; Anotaciones; Descripción;
    Observacions; Comentaris; Notes; Observacións; Oharrak; Oharra; Iruzkinak; Comments; Comment;
    Description; Remarks`),
  alta: listed(`
    Fecha de alta; F. Alta; Fecha alta; Alta cliente; Cliente desde; Fecha de creación; Creado;
    F. creación; Data d'alta; Data alta; Data de alta; Alta-data; Created; Created at; Create date;
    Created date; Created on; Add time; Person - Add time; Organization - Add time`),
  tarifa: listed(`
    Tarifa; Tarifa de acceso; Tarifa acceso; Tarifa ATR; ATR; Peaje; Tarifa de peaje; Peaje de acceso;
    Tarifa luz; Código tarifa; Tarifa d'accés; Peatge; Peaxe; Sarbide-tarifa; Tariff; Access tariff`),
  comercializadora: listed(`
    Comercializadora; Comercializadora actual; Compañía; Compañía actual; Cía; Cía. actual;
    Suministrador; Proveedor; Proveedor actual; Compañía eléctrica; Comercialitzadora; Companyia;
    Compañía comercializadora; Merkaturatzailea; Konpainia; Supplier; Current supplier; Provider`),
  fin: listed(`
    Fin; Fecha fin; Fecha de fin; Fin de contrato; Fin contrato; Fecha fin contrato;
    Fecha fin de contrato; Vencimiento; Fecha vencimiento; Fecha de vencimiento; F. vencimiento; F. fin;
    Vto.; Venciment; Caducidad; Data de venciment; Fi de contracte; Data fin; Amaiera; Amaiera-data;
    End date; Contract end; Expiry date`),
  producto: listed(`
    Producto; Nombre del producto; Nombre producto; Oferta; Plan; Producte; Produto; Produktua; Product`),
};
