// Swift Testing declares a cross-import overlay for CoreImage: for a file that imports both, the compiler loads a
// module of this name. Apple's attaches images to test results. Linux has none, so this empty one takes its place.
