import { defineFeature } from '../../kernel/feature.ts';
import { bookConsultation } from './member/book-consultation.ts';
import { cancelConsultation } from './member/cancel-consultation.ts';
import { exportCalendar } from './member/export-calendar.ts';
import { listExperts } from './member/list-experts.ts';
import { listConsultations } from './member/list-own.ts';
import { listSlots } from './member/list-slots.ts';
import { moveConsultation } from './member/move-consultation.ts';
import { editConsultation } from './staff/edit-consultation.ts';
import { listExpertHours, setExpertHours } from './staff/expert-hours.ts';
import { listAllConsultations } from './staff/list-all.ts';
import { watchConsultationsSchedule } from './watch/watch-consultations.ts';

/** Sessions of Elite members with experts. */
export const consultationFeature = defineFeature({
  name: 'consultation',
  routes: {
    'GET /api/consultation/experts': listExperts,
    'GET /api/consultation/slots': listSlots,
    'GET /api/consultations': listConsultations,
    'POST /api/consultations': bookConsultation,
    'PATCH /api/consultations/:consultationId': moveConsultation,
    'POST /api/consultations/:consultationId/cancel': cancelConsultation,
    'GET /api/consultations/:consultationId/calendar': exportCalendar,
    'GET /api/admin/consultations': listAllConsultations,
    'PATCH /api/admin/consultations/:consultationId': editConsultation,
    'GET /api/admin/experts': listExpertHours,
    'PUT /api/admin/experts/:expertId': setExpertHours,
  },
  schedules: [watchConsultationsSchedule],
});
