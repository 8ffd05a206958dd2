import { randomBytes } from 'node:crypto';
import { ApiFailure } from '../../refusals/api-failure.ts';

const TOKEN_BYTES = 32;

/** Permissions to upload one file each, known by their tokens and kept in this process only. */
export interface UploadTickets {
  /** Returns the token of a new one. */
  issue(projectId: string): string;
  /**
   * Lets `upload` use the ticket; it is spent once that has succeeded. Throws ApiFailure where the
   * ticket is unknown, expired, spent or in use.
   */
  redeem<Result>(token: string, upload: (projectId: string) => Promise<Result>): Promise<Result>;
}

interface Ticket {
  projectId: string;
  expiresAt: number;
  state: 'open' | 'in use' | 'spent';
}

export function createUploadTickets({
  lifetimeMs,
  now,
}: {
  lifetimeMs: number;
  now: () => number;
}): UploadTickets {
  const tickets = new Map<string, Ticket>();

  const requireOpen = (token: string): Ticket => {
    const ticket = tickets.get(token);
    if (ticket === undefined || ticket.expiresAt <= now()) {
      throw unusable('NOT_FOUND', 'is not known, or has expired');
    }
    if (ticket.state === 'spent') throw unusable('NOT_FOUND', 'has been used');
    if (ticket.state === 'in use') throw unusable('CONFLICT', 'is being used');
    return ticket;
  };

  return {
    issue(projectId) {
      for (const [token, { expiresAt }] of tickets) {
        // They are kept in the order of their issue, and all live equally long.
        if (expiresAt > now()) break;
        tickets.delete(token);
      }
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      tickets.set(token, { projectId, expiresAt: now() + lifetimeMs, state: 'open' });
      return token;
    },
    async redeem(token, upload) {
      const ticket = requireOpen(token);
      ticket.state = 'in use';
      try {
        const result = await upload(ticket.projectId);
        ticket.state = 'spent';
        return result;
      } catch (error) {
        ticket.state = 'open';
        throw error;
      }
    },
  };
}

function unusable(code: 'NOT_FOUND' | 'CONFLICT', state: string): ApiFailure {
  return new ApiFailure(code, `The upload address ${state}; ask for another one.`);
}
