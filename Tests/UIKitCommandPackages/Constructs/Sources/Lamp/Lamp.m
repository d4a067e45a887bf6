#import "Lamp.h"

@implementation Lamp
@end
