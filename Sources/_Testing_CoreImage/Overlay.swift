// Swift Testing declares a cross-import overlay for CoreImage: a file that imports both has the compiler look for a
// module of this name. Apple's attaches images to test results. There is none on Linux, so this one stands in for it,
// empty.
