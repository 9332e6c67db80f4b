import { z } from 'zod';
import { endpointFor, requiredText, version } from './base.ts';
import { companyShape } from './session.ts';

export const companyFields = {
  name: requiredText(200, 'Company name is required.'),
  industry: requiredText(100, 'Industry is required.'),
  size: requiredText(100, 'Company size is required.'),
};

export const company = {
  create: endpointFor.person
    .route({
      method: 'POST',
      path: '/company',
      summary: 'Create a company; its creator becomes admin',
      successStatus: 201,
    })
    .errors({ ALREADY_IN_COMPANY: { status: 409, message: 'You already belong to a company.' } })
    .input(z.strictObject(companyFields))
    .output(companyShape),
  read: endpointFor
    .member('company.view')
    .route({ method: 'GET', path: '/company', summary: 'The company of the signed-in member' })
    .output(companyShape),
  update: endpointFor
    .member('company.edit')
    .route({ method: 'PUT', path: '/company', summary: 'Change name, industry and size' })
    .errors({
      CONFLICT: {
        status: 409,
        message: 'Somebody else has saved this since you opened it.',
        data: z.object({ current: companyShape }),
      },
    })
    .input(z.strictObject({ ...companyFields, version }))
    .output(companyShape),
};
