#import "Stubs.h"

@implementation HTTPStubs
+ (void)removeAllStubs {
}
@end
