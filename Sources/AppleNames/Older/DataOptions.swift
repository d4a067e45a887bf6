import Foundation

extension Data.WritingOptions {
  /// Writes to another file first, which replaces the one given: the older name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
  /// Writes to another file first, which replaces the one given: an older name of `atomic`.
  public static var dataWritingAtomic: Data.WritingOptions { .atomic }
}

extension Data.ReadingOptions {
  /// Maps the file into memory if that is safe: the older name of `mappedIfSafe`.
  public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
  /// Maps the file into memory if that is safe: an older name of `mappedIfSafe`.
  public static var mappedRead: Data.ReadingOptions { .mappedIfSafe }
  /// Reads the file without keeping it in the system's cache: the older name of `uncached`.
  public static var uncachedRead: Data.ReadingOptions { .uncached }
}
