import GuideModel

/// Data for calls that the interface may make on its main thread (`lineup`, `perform`, `channelsWithAirings`,
/// `sources`) is kept in memory; everything else reads the file.
extension GuideStore: GuideLibrary {}
