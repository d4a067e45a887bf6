/* XMLTV's dates, "20260101120000 +0100", as seconds since 1970. */
static long days_from_civil(long y, int m, int d) {
  y -= m <= 2;
  long era = (y >= 0 ? y : y - 399) / 400;
  long yoe = y - era * 400;
  long doy = (153 * (m + (m > 2 ? -3 : 9)) + 2) / 5 + d - 1;
  return era * 146097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719468;
}

static long number(const char *text, int count) {
  long value = 0;
  while (count-- > 0) value = value * 10 + (*text++ - '0');
  return value;
}

static long seconds_since_1970(const char *text) {
  if (!text || strspn(text, "0123456789") < 14) return 0;
  long time = days_from_civil(number(text, 4), number(text + 4, 2), number(text + 6, 2)) * 86400 +
              number(text + 8, 2) * 3600 + number(text + 10, 2) * 60 + number(text + 12, 2);
  const char *zone = text + 14;
  while (*zone == ' ') zone++;
  if ((*zone == '+' || *zone == '-') && strspn(zone + 1, "0123456789") >= 4) {
    long offset = number(zone + 1, 2) * 3600 + number(zone + 3, 2) * 60;
    time -= *zone == '-' ? -offset : offset;
  }
  return time;
}
