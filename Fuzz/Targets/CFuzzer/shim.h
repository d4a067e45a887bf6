// libFuzzer's own entry: SwiftPM names a program's `main` itself, so libFuzzer's stays unused.
#include <stddef.h>
#include <stdint.h>
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
