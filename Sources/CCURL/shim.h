// libcurl's options are set through variadic functions, which Swift cannot call; here is one function per value type.
#pragma once

#include <curl/curl.h>

static inline CURLcode lineup_curl_set_long(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode lineup_curl_set_string(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode lineup_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
  return curl_easy_setopt(handle, option, value);
}

typedef size_t (*lineup_curl_callback)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode lineup_curl_set_callback(CURL *handle, CURLoption option, lineup_curl_callback value) {
  return curl_easy_setopt(handle, option, value);
}

// Sets the function that opens sockets; it sees every address, including retries and redirects, before anything is
// sent.
static inline CURLcode lineup_curl_set_open_socket(CURL *handle, curl_opensocket_callback value, void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, value);
  return code == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, context) : code;
}

// Sets a callback that runs before each request, on new and reused connections.
static inline CURLcode lineup_curl_set_before_request(CURL *handle, curl_prereq_callback value, void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_PREREQFUNCTION, value);
  return code == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_PREREQDATA, context) : code;
}

static inline CURLcode lineup_curl_get_long(CURL *handle, CURLINFO info, long *value) {
  return curl_easy_getinfo(handle, info, value);
}

static inline CURLcode lineup_curl_get_string(CURL *handle, CURLINFO info, const char **value) {
  return curl_easy_getinfo(handle, info, value);
}

// Returns the next transfer that has ended, or null.
static inline CURL *lineup_curl_next_ended(CURLM *multi, CURLcode *result) {
  int left;
  CURLMsg *message;
  while ((message = curl_multi_info_read(multi, &left))) {
    if (message->msg != CURLMSG_DONE) continue;
    *result = message->data.result;
    return message->easy_handle;
  }
  return 0;
}
