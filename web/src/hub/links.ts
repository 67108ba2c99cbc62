/** The addresses that Control hands out. Secrets stand behind the #, which no server ever sees. */
export const links = {
  join: (address: string, code: string): string => `${address}/j/${code}`,
  seat: (address: string, code: string, seat: string, ticket: string): string =>
    `${address}/j/${code}#${new URLSearchParams(ticket === '' ? { seat } : { seat, ticket }).toString()}`,
  control: (address: string, code: string, ticket: string): string =>
    `${address}/control/${code}#${new URLSearchParams({ ticket }).toString()}`,
  projector: (address: string, code: string): string => `${address}/projector/${code}`,
  watch: (address: string, code: string): string => `${address}/watch/${code}`,
};

/** An address as one would read it aloud: without the scheme. */
export function spoken(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
