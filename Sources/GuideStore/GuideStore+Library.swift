import GuideModel

/// The calls that the interface may make on its main thread (`lineup`, `perform`, `channelsWithAirings`, `sources`) is
/// kept in memory; all else reads the file.
extension GuideStore: GuideLibrary {}
